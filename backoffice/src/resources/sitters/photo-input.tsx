import { Alert, Avatar, Box, Button, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { useFirebase } from '../../components/firebase-context.ts';
import { Picture } from '../../components/picture.tsx';
import type { SitterRecord } from '../../components/records.ts';
import { ACCEPTED, photoProblem, uploadPhoto } from './upload-photo.ts';

const SIZE = 96;

/** A sitter's photo: uploaded when it is chosen, the sitter's own once the form is saved. */
export function PhotoInput() {
  const sitter = useRecordContext<SitterRecord>();
  const translate = useTranslate();
  const { storage } = useFirebase();
  const { field } = useInput({ source: 'photoPath' });
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  if (!sitter) return null;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const wrong = photoProblem(file);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      field.onChange(await uploadPhoto(storage, sitter.id, file));
      setChosen(URL.createObjectURL(file));
    } catch {
      setProblem('admin.sitters.photo.failed');
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    field.onChange(null);
    setChosen(null);
  };
  const has = Boolean(field.value);
  return (
    <Stack direction="row" spacing={2} sx={{ gridColumn: '1 / -1', alignItems: 'center', mb: 2 }}>
      {chosen ? (
        <Avatar src={chosen} alt={sitter.name} sx={{ width: SIZE, height: SIZE }} />
      ) : (
        <Picture base={has ? sitter.photo : null} width={320} size={SIZE} alt={sitter.name} />
      )}
      <Box>
        <input ref={picker} type="file" accept={ACCEPTED} hidden onChange={choose} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={busy} onClick={() => picker.current?.click()}>
            {translate(has ? 'admin.sitters.photo.change' : 'admin.sitters.photo.choose')}
          </Button>
          {has ? (
            <Button color="error" onClick={remove}>
              {translate('admin.sitters.photo.remove')}
            </Button>
          ) : null}
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('admin.sitters.photo.help')}
        </Typography>
        {problem ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate(problem)}
          </Alert>
        ) : null}
      </Box>
    </Stack>
  );
}
