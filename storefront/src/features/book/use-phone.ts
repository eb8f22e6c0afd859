import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { loadPhone } from './api/contact-phone.ts';
import type { BookValues } from './form.ts';

/** Fills in the phone of the profile, unless something is there already. Without it people type it. */
export function usePhone(uid: string, restored: boolean, form: UseFormReturnType<BookValues>): void {
  const { getValues, setFieldValue } = form;
  useEffect(() => {
    if (!restored || getValues().contactPhone !== '') return;
    let open = true;
    loadPhone(uid).then((phone) => {
      if (open && phone !== '' && getValues().contactPhone === '') setFieldValue('contactPhone', phone);
    }, console.warn);
    return () => {
      open = false;
    };
  }, [uid, restored, getValues, setFieldValue]);
}
