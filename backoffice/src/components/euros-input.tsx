import { InputAdornment } from '@mui/material';
import { NumberInput, type NumberInputProps } from 'react-admin';

const toCents = (typed: string): number | null => (typed === '' ? null : Math.round(Number(typed) * 100));
/** An empty field holds null, which the form hands over as ''. */
const toEuros = (cents: number | '' | null | undefined): string =>
  typeof cents === 'number' ? String(cents / 100) : '';

/** Typed in euros, kept as integer cents. */
export const EurosInput = (props: NumberInputProps) => (
  <NumberInput
    {...props}
    step={0.01}
    min={0}
    parse={toCents}
    format={toEuros}
    slotProps={{ input: { startAdornment: <InputAdornment position="start">€</InputAdornment> } }}
  />
);
