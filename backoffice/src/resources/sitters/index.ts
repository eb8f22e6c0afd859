import PetsOutlined from '@mui/icons-material/PetsOutlined';
import type { SitterRecord } from '../../components/records.ts';
import { SitterCreate } from './sitter-create.tsx';
import { SitterEdit } from './sitter-edit.tsx';
import { SitterList } from './sitter-list.tsx';

export const sitters = {
  name: 'sitters',
  list: SitterList,
  edit: SitterEdit,
  create: SitterCreate,
  icon: PetsOutlined,
  recordRepresentation: ({ name }: SitterRecord) => name,
};
