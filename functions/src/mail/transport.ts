import { PORTS } from '@patas/shared/local/ports';
import type { Transporter } from 'nodemailer';
import { isLocal } from '../lib/config.ts';

let transporter: Promise<Transporter> | null = null;

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

/** The way to the mail server, made by the first mail; nodemailer is loaded by no other function. */
export function transport(): Promise<Transporter> {
  transporter ??= import('nodemailer').then(({ createTransport }) =>
    createTransport({ url: smtpUrl(), connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }),
  );
  transporter.catch(() => {
    transporter = null;
  });
  return transporter;
}
