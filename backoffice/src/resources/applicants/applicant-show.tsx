import { Link as Anchor, Stack } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../components/columns.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { Panel } from '../../components/panel.tsx';
import { Picture } from '../../components/picture.tsx';
import { RecordHeading, RecordPage } from '../../components/record-page.tsx';
import type { ApplicantRecord } from '../../components/records.ts';
import { StatusChip } from '../../components/status-chip.tsx';
import { useFormat } from '../../components/use-format.ts';
import { useServices } from '../../components/use-services.ts';
import { Decision } from './decision.tsx';

export const ApplicantShow = () => (
  <RecordPage resource="applicants">
    <Application />
  </RecordPage>
);

function Application() {
  const applicant = useRecordContext<ApplicantRecord>();
  const translate = useTranslate();
  const { dateTime, money } = useFormat();
  const { nameOf } = useServices();
  if (!applicant) return <PageSkeleton />;
  const name = `${applicant.firstName} ${applicant.lastName}`;
  return (
    <>
      <RecordHeading title={name} chip={<StatusChip status={applicant.status} labels="domain.applicationStatus" />}>
        {translate('admin.applicants.received', { date: dateTime(applicant.createdAt) })}
      </RecordHeading>
      <Columns
        main={
          <>
            <Panel title="admin.applicants.about">
              <Facts>
                <Fact label="admin.fields.location">{translate(`domain.location.${applicant.location}`)}</Fact>
                <Fact label="admin.fields.experience">
                  {translate(`domain.experience.${applicant.experienceYears}`)}
                </Fact>
                <Fact label="admin.fields.description" wide>
                  {applicant.description}
                </Fact>
              </Facts>
            </Panel>
            <Panel title="admin.applicants.offer">
              <Facts>
                <Fact label="admin.fields.pricePerDay">{money(applicant.pricePerDayCents)}</Fact>
                <Fact label="admin.fields.insurance">{translate(`ra.boolean.${applicant.hasInsurance}`)}</Fact>
                <Fact label="admin.fields.services" wide>
                  {applicant.servicesOffered.map(nameOf).join(', ')}
                </Fact>
              </Facts>
            </Panel>
            <Panel title="admin.applicants.contact">
              <Facts>
                <Fact label="admin.fields.email">
                  <Anchor href={`mailto:${applicant.email}`}>{applicant.email}</Anchor>
                </Fact>
                <Fact label="admin.fields.phone">
                  <Anchor href={`tel:${applicant.phone.replace(/[^\d+]/g, '')}`}>{applicant.phone}</Anchor>
                </Fact>
                <Fact label="admin.fields.emergencyContact">{applicant.emergencyContact}</Fact>
                <Fact label="admin.fields.language">{translate(`admin.languages.${applicant.locale}`)}</Fact>
              </Facts>
            </Panel>
          </>
        }
        act={
          <Panel title="admin.applicants.decision">
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Picture base={applicant.photo} width={320} size={140} alt={name} variant="rounded" />
              <Decision applicant={applicant} name={name} />
              {applicant.sitterId ? (
                <Link to={`/sitters/${applicant.sitterId}`}>{translate('admin.applicants.toSitter')}</Link>
              ) : null}
            </Stack>
          </Panel>
        }
      />
    </>
  );
}
