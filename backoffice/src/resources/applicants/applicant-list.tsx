import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import { APPLICATION_STATUSES } from '@patas/shared/application/schema';
import { LOCATIONS } from '@patas/shared/town';
import { DataTable, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { choices } from '../../components/choices.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageList } from '../../components/page-list.tsx';
import type { ApplicantRecord } from '../../components/records.ts';
import { StatusChip } from '../../components/status-chip.tsx';
import { useFormat } from '../../components/use-format.ts';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={choices(APPLICATION_STATUSES, 'domain.applicationStatus')}
  />,
  <SelectInput key="location" source="location" alwaysOn choices={choices(LOCATIONS, 'domain.location')} />,
];

const fullName = ({ firstName, lastName }: ApplicantRecord) => `${firstName} ${lastName}`;

/** Applications, the ones waiting for a decision first. */
export function ApplicantList() {
  const translate = useTranslate();
  const { money, date } = useFormat();
  return (
    <PageList
      resource="applicants"
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<EmptyState icon={AssignmentIndOutlined} text="admin.empty.applicants" />}
      wide={
        <DataTable<ApplicantRecord> bulkActionButtons={false} rowClick="show">
          <DataTable.Col<ApplicantRecord> source="firstName" label="admin.fields.name" disableSort render={fullName} />
          <DataTable.Col<ApplicantRecord>
            source="location"
            disableSort
            render={({ location }) => translate(`domain.location.${location}`)}
          />
          <DataTable.Col<ApplicantRecord>
            source="experienceYears"
            disableSort
            render={({ experienceYears }) => translate(`domain.experience.${experienceYears}`)}
          />
          <DataTable.Col<ApplicantRecord>
            align="right"
            source="pricePerDayCents"
            disableSort
            render={({ pricePerDayCents }) => money(pricePerDayCents)}
          />
          <DataTable.Col<ApplicantRecord>
            source="status"
            disableSort
            render={({ status }) => <StatusChip status={status} labels="domain.applicationStatus" />}
          />
          <DataTable.Col<ApplicantRecord> source="createdAt" render={({ createdAt }) => date(createdAt)} />
        </DataTable>
      }
      narrow={
        <SimpleList<ApplicantRecord>
          rowClick="show"
          primaryText={fullName}
          secondaryText={({ location, createdAt }) =>
            `${translate(`domain.location.${location}`)} · ${date(createdAt)}`
          }
          tertiaryText={({ status }) => <StatusChip status={status} labels="domain.applicationStatus" />}
        />
      }
    />
  );
}
