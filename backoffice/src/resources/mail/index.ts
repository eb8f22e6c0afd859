import MailOutlined from '@mui/icons-material/MailOutlined';
import { MailList } from './mail-list.tsx';

export const mail = { name: 'mail', list: MailList, icon: MailOutlined };
