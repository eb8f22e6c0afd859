import { Box, Skeleton, Typography } from '@mui/material';
import { BooleanInput, useRecordContext, useTranslate } from 'react-admin';
import { EurosInput } from '../../components/euros-input.tsx';
import { Failure } from '../../components/failure.tsx';
import type { ServiceRecord, SitterRecord } from '../../components/records.ts';
import { useFormat, useLanguage } from '../../components/use-format.ts';
import { useServices } from '../../components/use-services.ts';
import { useUnit } from '../../components/use-unit.ts';

/** Which services a sitter offers, and at what price where it is not the usual one (spec: sitter_services). */
export function ServiceInputs() {
  const sitter = useRecordContext<SitterRecord>();
  const { services, isPending, error, refetch } = useServices();
  if (error) return <Failure title="admin.failed.services" error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton variant="rounded" height={120} sx={{ gridColumn: '1 / -1' }} />;
  return services
    ?.filter(({ id, active }) => active || sitter?.services[id])
    .map((service) => <ServiceRow key={service.id} service={service} />);
}

function ServiceRow({ service }: { service: ServiceRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { money } = useFormat();
  const unit = useUnit()(service.durationHours);
  const name = service.name[language];
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        alignItems: 'start',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        borderTop: 1,
        borderColor: 'divider',
        py: 1,
      }}
    >
      <div>
        <BooleanInput
          source={`services.${service.id}.available`}
          label={name}
          defaultValue={false}
          helperText={false}
        />
        <Typography variant="body2" color="text.secondary">
          {translate(`domain.serviceType.${service.serviceType}`)} ·{' '}
          {translate('admin.sitters.basePrice', { price: `${money(service.basePriceCents)} ${unit}` })}
        </Typography>
      </div>
      <EurosInput
        source={`services.${service.id}.customPriceCents`}
        label="admin.sitters.customPrice"
        placeholder={String(service.basePriceCents / 100)}
        helperText={false}
      />
    </Box>
  );
}
