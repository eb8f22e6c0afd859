import { Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PHOTO_MB, PHOTO_TYPES } from '../photo-file.ts';
import type { Application } from '../use-application.tsx';
import type { Photo } from '../use-photo.ts';
import classes from './photo-field.module.css';

/** The profile photo: choose, watch it arrive, change one's mind. */
export function PhotoField({ form, photo }: Pick<Application, 'form'> & { photo: Photo }) {
  const { t } = useTranslation('application');
  const id = useId();
  const { state } = photo;
  const preview = 'preview' in state ? state.preview : form.values.photoPreview;
  const error = state.is === 'refused' ? t(`photo.${state.fault}`, { n: MAX_PHOTO_MB }) : form.errors.photoPath;
  return (
    <fieldset aria-labelledby={id} className={classes.field}>
      <span className={classes.picture}>
        {preview ? <img src={preview} alt={t('photo.preview')} /> : <IconCamera aria-hidden="true" size={28} />}
      </span>
      <Stack gap={6} className={classes.side}>
        <Text id={id} fw={500} size="sm">
          {t('photo.label')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('photo.hint', { n: MAX_PHOTO_MB })}
        </Text>
        {state.is === 'uploading' && (
          <>
            <Progress value={state.percent} aria-label={t('photo.uploading', { percent: state.percent })} />
            <Text size="xs" role="status">
              {t('photo.uploading', { percent: state.percent })}
            </Text>
          </>
        )}
        {state.is === 'failed' && <Input.Error role="alert">{t('photo.failed')}</Input.Error>}
        {error && <Input.Error role="alert">{error}</Input.Error>}
        <Group gap="xs">
          {state.is === 'failed' && (
            <Button size="xs" onClick={photo.retry}>
              {t('photo.retry')}
            </Button>
          )}
          {state.is === 'uploading' ? (
            <Button size="xs" variant="default" onClick={photo.cancel}>
              {t('photo.cancel')}
            </Button>
          ) : (
            <FileButton onChange={photo.choose} accept={PHOTO_TYPES.join(',')}>
              {(props) => (
                <Button {...props} size="xs" variant="default" data-focus-error={error ? true : undefined}>
                  {preview ? t('photo.replace') : t('photo.choose')}
                </Button>
              )}
            </FileButton>
          )}
          {form.values.photoPath && state.is !== 'uploading' && (
            <Button size="xs" variant="subtle" color="red" onClick={photo.remove}>
              {t('photo.remove')}
            </Button>
          )}
        </Group>
      </Stack>
    </fieldset>
  );
}
