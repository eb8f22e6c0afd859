import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** In a form that keeps what was typed: after each save, counted by `saves`, what stands in it is what is stored. */
export function TypedIsSaved({ saves }: { saves: number }) {
  const { reset, getValues } = useFormContext();
  useEffect(() => {
    if (saves > 0) reset(getValues());
  }, [saves, reset, getValues]);
  return null;
}
