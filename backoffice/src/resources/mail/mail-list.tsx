import MailOutlined from '@mui/icons-material/MailOutlined';
import { Stack, Typography } from '@mui/material';
import { MAIL_TEMPLATES } from '@patas/shared/mail/schema';
import { DataTable, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { choices } from '../../components/choices.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageList } from '../../components/page-list.tsx';
import type { MailRecord } from '../../components/records.ts';
import { StatusChip } from '../../components/status-chip.tsx';
import { useFormat } from '../../components/use-format.ts';

const STATES = ['queued', 'sending', 'sent', 'failed'] as const;

const filters = [
  <SelectInput key="state" source="state" alwaysOn choices={choices(STATES, 'admin.mail.states')} />,
  <SelectInput key="template" source="template" alwaysOn choices={choices(MAIL_TEMPLATES, 'admin.mail.templates')} />,
];

/** The mail queue: what was sent, what waits, and what failed for good and why (design §7). To read only. */
export function MailList() {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const kind = ({ template }: MailRecord) => translate(`admin.mail.templates.${template}`);
  const state = (item: MailRecord) => <StatusChip status={item.state} labels="admin.mail.states" />;
  return (
    <PageList
      resource="mail"
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<EmptyState icon={MailOutlined} text="admin.empty.mail" />}
      wide={
        <DataTable<MailRecord> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col<MailRecord> source="createdAt" render={({ createdAt }) => dateTime(createdAt)} />
          <DataTable.Col<MailRecord> source="to" disableSort />
          <DataTable.Col<MailRecord> source="template" disableSort render={kind} />
          <DataTable.Col<MailRecord>
            source="locale"
            disableSort
            render={({ locale }) => translate(`admin.languages.${locale}`)}
          />
          <DataTable.Col<MailRecord>
            source="state"
            disableSort
            render={(item) => (
              <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
                {state(item)}
                {item.error ? (
                  <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                    {item.error}
                  </Typography>
                ) : null}
              </Stack>
            )}
          />
          <DataTable.NumberCol<MailRecord> source="attempts" disableSort />
        </DataTable>
      }
      narrow={
        <SimpleList<MailRecord>
          rowClick={false}
          primaryText={kind}
          secondaryText={(item) => (
            <Stack component="span" spacing={0.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
              <span>{item.to}</span>
              <span>{dateTime(item.createdAt)}</span>
              {state(item)}
              {item.error ? <span>{item.error}</span> : null}
            </Stack>
          )}
        />
      }
    />
  );
}
