import admin from './admin.ts';
import application from './application.ts';
import auth from './auth.ts';
import booking from './booking.ts';
import common from './common.ts';
import dashboard from './dashboard.ts';
import domain from './domain.ts';
import errors from './errors.ts';
import landing from './landing.ts';
import mail from './mail.ts';
import search from './search.ts';
import sitter from './sitter.ts';

/** All of the language, for servers and mails; screens load single namespaces. */
export default {
  common,
  domain,
  errors,
  landing,
  auth,
  search,
  sitter,
  application,
  booking,
  dashboard,
  admin,
  mail,
} as const;
