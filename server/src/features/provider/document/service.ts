import { policy } from '@puente/contract/policy';
import type { SupportingDocument } from '@puente/contract/provider';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { FileReply } from '../../../http/route.ts';
import type { Upload } from '../../../http/upload.ts';
import type { Sweep } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { documentTypes, newDocumentName } from '../../../lib/file-names.ts';
import { claimFile, enqueueRemoval, keepFile } from '../../media/file/service.ts';
import { documentKind } from './rules.ts';
import * as store from './store.ts';

const sweepBatch = 100;

/**
 * Keeps the document that supports the caller's verification; the one before goes. Errors:
 * `unsupported-type` by content, whatever the file is called; `too-large` over 10 MB (upload-1).
 */
export async function sendDocument(
  context: Pick<Context, 'db' | 'clock' | 'storage'>,
  actor: Client,
  { bytes }: Upload,
): Promise<SupportingDocument> {
  const kind = documentKind(bytes, (await fileTypeFromBuffer(bytes))?.ext);
  if (!kind) throw new AppError('unsupported-type');
  const name = newDocumentName(kind);
  await keepFile(context, name, bytes);
  const row: store.DocumentRow = {
    user_id: actor.userId,
    file_name: name,
    kind,
    bytes: bytes.length,
    sent_at: context.clock.now(),
    decided_at: null,
  };
  await context.db.transaction().execute(async (tx) => {
    if (!(await store.lockOwner(tx, actor.userId))) throw new AppError('unauthenticated');
    await removeDocument(tx, actor.userId);
    await store.insertDocument(tx, row);
    await claimFile(tx, name);
  });
  return presentDocument(row);
}

/** What is kept as the caller's document. */
export async function getDocument(
  { db }: Pick<Context, 'db'>,
  actor: Client,
): Promise<{ document: SupportingDocument | null }> {
  return { document: (await documentsOf(db, [actor.userId])).get(actor.userId) ?? null };
}

/** The documents of these people, by their ids. */
export async function documentsOf(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, SupportingDocument>> {
  const rows = await store.readDocuments(db, userIds);
  return new Map([...rows].map(([id, row]) => [id, presentDocument(row)]));
}

/**
 * A person's document as a download; who may have it is for the caller to say. With `only`, one that
 * took its place meanwhile isn't given.
 */
export async function openDocument(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  userId: string,
  only?: SupportingDocument,
): Promise<FileReply> {
  const row = (await store.readDocuments(db, [userId])).get(userId);
  if (only && row?.sent_at.toString() !== only.sentAt) throw new AppError('not-found');
  const file = row && (await storage.get(row.file_name));
  if (!file) throw new AppError('not-found');
  return { file: { ...file, type: documentTypes[row.kind], name: `document.${row.kind}` } };
}

export async function takeBackDocument(
  { db }: Pick<Context, 'db'>,
  actor: Client,
): Promise<{ document: null }> {
  await db.transaction().execute((tx) => removeDocument(tx, actor.userId));
  return { document: null };
}

/** Takes the document away, and its file once that is committed. */
export async function removeDocument(tx: Tx, userId: string): Promise<void> {
  const name = await store.deleteDocument(tx, userId);
  if (name !== null) await enqueueRemoval(tx, name);
}

/** From now on the days count after which the document is deleted (upload-4). */
export async function decideDocument(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
  await store.saveDecision(tx, userId, now);
}

/** Deletes documents whose partner decided long enough ago (upload-4). */
export const removeDecidedDocuments: Sweep = {
  name: 'provider.remove-decided-documents',
  canWait: true,
  run: async ({ db, clock }) => {
    const before = clock.now().subtract({ hours: 24 * policy.upload.documentKeptDays });
    await db.transaction().execute(async (tx) => {
      const names = await store.takeDecided(tx, before, sweepBatch);
      for (const name of names) await enqueueRemoval(tx, name);
    });
  },
};

function presentDocument(row: store.DocumentRow): SupportingDocument {
  const { kind, bytes, sent_at: sentAt, decided_at: decidedAt } = row;
  return {
    kind,
    bytes,
    sentAt: sentAt.toString(),
    decidedAt: decidedAt?.toString() ?? null,
  };
}
