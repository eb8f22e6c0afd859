import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { Avatar } from '@mui/material';
import { type PictureWidth, storagePaths } from '@patas/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { getBlob, ref } from 'firebase/storage';
import { useEffect, useState } from 'react';
import { useFirebase } from './firebase-context.ts';

interface Props {
  /** A picture set (sitter/schema.ts), or null while there is none. */
  base: string | null | undefined;
  width: PictureWidth;
  /** On screen, px. */
  size: number;
  alt: string;
  variant?: 'circular' | 'rounded';
}

/** A stored picture, read with the admin's own rights; a drawn person when there is none or it can't be read. */
export function Picture({ base, width, size, alt, variant = 'circular' }: Props) {
  const { storage } = useFirebase();
  const path = base ? storagePaths.picture(base, width) : '';
  const { data: blob } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => getBlob(ref(storage, path)),
    enabled: path !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return (
    <Avatar
      {...(address ? { src: address } : {})}
      alt={alt}
      variant={variant}
      sx={{ width: size, height: size, bgcolor: 'action.selected', color: 'text.secondary' }}
    >
      <PersonOutlined sx={{ fontSize: size * 0.55 }} />
    </Avatar>
  );
}
