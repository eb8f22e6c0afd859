import { Box, Typography } from '@mui/material';
import { EXPERIENCE_YEARS, PRICE_PER_DAY, RESPONSE_TIMES } from '@patas/shared/sitter/schema';
import { LOCATIONS } from '@patas/shared/town';
import type { ReactNode } from 'react';
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { choices } from '../../components/choices.ts';
import { EurosInput } from '../../components/euros-input.tsx';
import { useFormat } from '../../components/use-format.ts';
import { PhotoInput } from './photo-input.tsx';
import { ServiceInputs } from './service-inputs.tsx';

/** All fields of a sitter that an admin may change. */
export function SitterInputs() {
  const translate = useTranslate();
  const { money } = useFormat();
  const range = { min: money(PRICE_PER_DAY.min), max: money(PRICE_PER_DAY.max) };
  return (
    <>
      <Section title="admin.sitters.person">
        <PhotoInput />
        <TextInput source="name" isRequired autoComplete="off" />
        <SelectInput source="location" isRequired choices={choices(LOCATIONS, 'domain.location')} />
        <TextInput source="email" type="email" isRequired autoComplete="off" />
        <TextInput source="phone" type="tel" isRequired autoComplete="off" />
        <TextInput source="emergencyContact" autoComplete="off" />
        <BooleanInput source="hasInsurance" />
      </Section>
      <Section title="admin.sitters.profile">
        <SelectInput source="experienceYears" isRequired choices={choices(EXPERIENCE_YEARS, 'domain.experience')} />
        <SelectInput source="responseTime" isRequired choices={choices(RESPONSE_TIMES, 'domain.responseTime')} />
        <EurosInput source="pricePerDayCents" isRequired helperText={translate('admin.sitters.priceRange', range)} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput source="description" multiline minRows={4} />
        </Box>
      </Section>
      <Section title="admin.sitters.visibility">
        <BooleanInput source="verified" helperText="admin.sitters.verifiedHelp" />
        <BooleanInput source="available" helperText="admin.sitters.availableHelp" />
        <BooleanInput source="listed" helperText="admin.sitters.listedHelp" />
      </Section>
      <Section title="admin.fields.services">
        <ServiceInputs />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 3, width: '100%' }}>
      <Typography variant="h6" component="legend" sx={{ p: 0, mb: 1 }}>
        {translate(title)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
