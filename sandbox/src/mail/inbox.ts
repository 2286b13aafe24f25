import PostalMime from 'postal-mime';
import type { Attachment as ParsedAttachment, Email, Mailbox } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerEnvelope } from 'smtp-server';
import { randomToken } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';

type MailAttachment = {
  filename: string;
  contentType: string;
  /** Text as it is for `text/*`, base64 for everything else. */
  content: string;
  encoding: 'utf-8' | 'base64';
  /** Method of a calendar part, e.g. REQUEST or CANCEL. */
  method?: string;
  contentId?: string;
};

export type Mail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: MailAttachment[];
  receivedAt: string;
};

const largestMailBytes = 25 * 1024 * 1024;

export function mails(sandbox: Sandbox) {
  return sandbox.store.collection<Mail>('mail');
}

/** A mail server that takes everything for everybody, with or without a password. */
export function createInbox(sandbox: Sandbox): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMailBytes,
    closeTimeout: 50,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, callback) => {
      void answerMail(receive(sandbox, stream, session.envelope), callback);
    },
  });
}

async function answerMail(
  received: Promise<void>,
  callback: (error: Error | null, message?: string) => void,
) {
  const error = await received.then(
    () => null,
    (reason: Error) => reason,
  );
  callback(error, 'OK: queued');
}

async function receive(
  sandbox: Sandbox,
  stream: SMTPServerDataStream,
  envelope: SMTPServerEnvelope,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  if (stream.sizeExceeded) throw smtpError(552, 'Message exceeds the fixed maximum size');
  const fault = sandbox.faults.take('smtp', 'messages.send');
  if (fault?.kind === 'delay')
    await new Promise((resolve) => {
      setTimeout(resolve, fault.delayMs).unref();
    });
  if (fault?.kind === 'fail') throw smtpError(451, 'Requested action aborted: sandbox fault');
  if (fault?.kind === 'drop') return;
  const email = await PostalMime.parse(Buffer.concat(chunks));
  if (sandbox.stopping.aborted) throw smtpError(421, 'Service is shutting down');
  const copies = fault?.kind === 'duplicate' ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const mail = toMail(email, envelope, sandbox.clock.iso());
    mails(sandbox).save(mail.id, mail);
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function toMail(email: Email, envelope: SMTPServerEnvelope, receivedAt: string): Mail {
  const from = email.from?.address ? email.from : undefined;
  const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
  return {
    id: `mail_${randomToken(16)}`,
    from: from ? nameAndAddress(from) : sender,
    to: envelope.rcptTo.map(({ address }) => address),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    attachments: email.attachments.map(toAttachment),
    receivedAt,
  };
}

function nameAndAddress({ name, address }: Mailbox): string {
  return name ? `${name} <${address}>` : address;
}

function toAttachment(part: ParsedAttachment, index: number): MailAttachment {
  const bytes =
    typeof part.content === 'string'
      ? Buffer.from(part.content)
      : Buffer.from(new Uint8Array(part.content));
  const isText = part.mimeType.startsWith('text/');
  // The calendar among a mail's alternatives has no name of its own.
  const name = part.method ? 'invite.ics' : `attachment-${index + 1}`;
  return {
    filename: part.filename ?? name,
    contentType: part.mimeType,
    content: bytes.toString(isText ? 'utf-8' : 'base64'),
    encoding: isText ? 'utf-8' : 'base64',
    ...(part.method && { method: part.method }),
    ...(part.contentId && { contentId: part.contentId }),
  };
}
