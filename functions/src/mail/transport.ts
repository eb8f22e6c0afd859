import { PORTS } from '@patas/shared/local/ports';
import type { Transporter } from 'nodemailer';
import { isLocal } from '../lib/config.ts';

let open: { url: string; transporter: Transporter } | null = null;

function smtpUrl(): string {
  const url = process.env.SMTP_URL || (isLocal() ? `smtp://127.0.0.1:${PORTS.smtp}` : '');
  if (!url) throw new Error('SMTP_URL is not set');
  return url;
}

/** Who mails come from: `MAIL_FROM`, `Name <address>`. */
export function sender(): string {
  const from = process.env.MAIL_FROM || (isLocal() ? 'Patas da Prata <ola@patasdaprata.example>' : '');
  if (!from) throw new Error('MAIL_FROM is not set');
  return from;
}

/** The way to the mail server of `SMTP_URL`, made by the first mail; no other function loads nodemailer. */
export async function transport(): Promise<Transporter> {
  const url = smtpUrl();
  if (open?.url === url) return open.transporter;
  const { createTransport } = await import('nodemailer');
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transporter = createTransport({ url, ...limits });
  open = { url, transporter };
  return transporter;
}
