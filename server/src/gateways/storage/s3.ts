import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { placeOf } from '../../lib/file-names.ts';
import { GatewayUnavailable, type StorageGateway } from './port.ts';

export type S3Account = {
  bucket: string;
  region: string;
  /** Of another service that speaks S3; null for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long one answer may take, milliseconds; a picture has at most 5 MB, a document 10. */
const patienceMs = 20_000;
const connectMs = 5000;

/** A bucket of S3, or of what speaks its wire. All of it is private: the server hands files out. */
export function createS3Storage(account: S3Account): StorageGateway {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = account;
  const client = new S3Client({
    region,
    // Other services seldom have a host for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { requestTimeout: patienceMs, connectionTimeout: connectMs },
    // Other services don't know the newer checksums; the signature covers the content as it is.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  return {
    put: async (name, Body) => {
      const Key = placeOf(name);
      if (Key === null) throw new Error('not a name of a file');
      await answered(() => client.send(new PutObjectCommand({ Bucket, Key, Body })));
    },
    get: async (name) => {
      const Key = placeOf(name);
      if (Key === null) return null;
      const found = await answered(() => client.send(new GetObjectCommand({ Bucket, Key })));
      if (!(found?.Body instanceof Readable)) return null;
      return { bytes: found.Body, length: found.ContentLength ?? 0 };
    },
    remove: async (name) => {
      const Key = placeOf(name);
      if (Key !== null) await answered(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
}

/** The answer, null where there is no such file. */
async function answered<Reply>(ask: () => Promise<Reply>): Promise<Reply | null> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof S3ServiceException && cause.name === 'NoSuchKey') return null;
    const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
    // A wrong key or bucket is the operator's to mend, and no less an outage for people.
    throw new GatewayUnavailable(`The storage does not take this: ${status ?? 'no answer'}`, {
      cause,
    });
  }
}
