import { LOCATIONS } from '@patas/shared/town';
import { SelectInput, TextInput } from 'react-admin';
import { choices } from '../../components/choices.ts';

const yesNo = (yes: string, no: string) => [
  { id: true, name: yes },
  { id: false, name: no },
];

/** How the list of sitters may be narrowed; the server knows the beginnings of names. */
export const sitterFilters = [
  <TextInput key="name" source="name" label="admin.sitters.nameBegins" alwaysOn resettable />,
  <SelectInput key="location" source="location" alwaysOn choices={choices(LOCATIONS, 'domain.location')} />,
  <SelectInput
    key="available"
    source="available"
    label="admin.fields.state"
    alwaysOn
    choices={yesNo('admin.sitters.active', 'admin.sitters.inactive')}
  />,
  <SelectInput
    key="verified"
    source="verified"
    alwaysOn
    choices={yesNo('admin.sitters.verified', 'admin.sitters.unverified')}
  />,
];
