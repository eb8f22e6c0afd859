import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { TeamList } from './team-list.tsx';

export const userRoles = { name: 'userRoles', list: TeamList, icon: AdminPanelSettingsOutlined };
