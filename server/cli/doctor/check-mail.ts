import { createTransport } from 'nodemailer';
import { smtpTls } from '../../mail/smtp-tls.ts';
import { checkMailSettings } from '../../platform/config.ts';
import type { Config } from '../../platform/config.ts';
import type { Environment } from '../../platform/read-variables.ts';
import { reasonOf } from '../../platform/start-error.ts';
import { isLoopbackUrl } from './check-public-url.ts';
import { fail, ok, warn } from './check.ts';
import type { Finding } from './check.ts';

/** Milliseconds that each step of the conversation may take. */
const TIMEOUT = 5_000;

async function verify(url: string): Promise<Finding> {
  const mailer = createTransport({
    url,
    ...smtpTls(url),
    dnsTimeout: TIMEOUT,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const { host } = new URL(url);
  try {
    await mailer.verify();
    return ok('mail', `${host} answers and takes our name and password`);
  } catch (error) {
    return fail(
      'mail',
      `${host}: ${reasonOf(error)}`,
      'check SMTP_URL: host, port, user and password',
    );
  } finally {
    mailer.close();
  }
}

/** Whether mail goes out: talks to the mail server without sending anything. */
export async function checkMail(config: Config, env: Environment): Promise<Finding> {
  if (config.demo && config.smtpUrl === null)
    return ok('mail', "DEMO=1: it goes to the demo's mailbox");
  try {
    checkMailSettings(config, env);
  } catch (error) {
    const todo = 'set SMTP_URL and MAIL_FROM; npm start by itself uses the mailbox of the demo';
    // On the machine of someone who tries it out that is as it should be.
    const isTrial = config.smtpUrl === null && isLoopbackUrl(config.publicUrl);
    return (isTrial ? warn : fail)('mail', reasonOf(error), todo);
  }
  return config.smtpUrl === null ? ok('mail', 'none') : verify(config.smtpUrl);
}
