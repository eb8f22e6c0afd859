import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  open: boolean;
  /** Translated texts. */
  title: string;
  text?: string;
  confirm: string;
  tone?: 'primary' | 'error';
  /** Said above the reason when the action fails. */
  failed: string;
  /** False while something is missing. */
  ready?: boolean;
  /** What the person fills in. */
  children?: ReactNode;
  maxWidth?: 'xs' | 'sm';
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before something is done, and stays open with everything typed when that fails. `onConfirm` rejects with an error
 * whose message is a translation key.
 */
export function AskDialog({ open, title, text, confirm, tone = 'primary', failed, ready = true, ...props }: Props) {
  const { children, maxWidth = 'xs', onConfirm, onClose } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    if (busy) return;
    setProblem(null);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'errors.internal');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {text ? <Typography color="text.secondary">{text}</Typography> : null}
            {problem ? (
              <Alert severity="error">
                <strong>{failed}</strong> {translate(problem, { _: translate('errors.internal') })}
              </Alert>
            ) : null}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={tone} loading={busy} disabled={!ready}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
