import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import type { ApplicantRecord } from '../../components/records.ts';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantShow } from './applicant-show.tsx';

export const applicants = {
  name: 'applicants',
  list: ApplicantList,
  show: ApplicantShow,
  icon: AssignmentIndOutlined,
  recordRepresentation: ({ firstName, lastName }: ApplicantRecord) => `${firstName} ${lastName}`,
};
