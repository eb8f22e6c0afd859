import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Longest reason a call takes (shared/src/calls). */
const MAX_REASON = 1000;

interface Props {
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

/** Why: told to the people concerned. */
export function ReasonField({ value, onChange, required = false }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate(required ? 'admin.reason.required' : 'admin.reason.optional')}
      helperText={translate('admin.reason.help')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required={required}
      autoFocus
      multiline
      minRows={3}
      slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
    />
  );
}
