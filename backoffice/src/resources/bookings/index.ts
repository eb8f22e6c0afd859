import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import type { BookingRecord } from '../../components/records.ts';
import { BookingList } from './booking-list.tsx';
import { BookingShow } from './booking-show.tsx';

export const bookings = {
  name: 'bookings',
  list: BookingList,
  show: BookingShow,
  icon: EventNoteOutlined,
  recordRepresentation: ({ reference }: BookingRecord) => reference,
};
