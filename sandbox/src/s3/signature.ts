import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Why a signed request is refused, by the names that S3 has for it. */
export type SignatureProblem =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'
  | 'RequestTimeTooSkewed';

export const s3Keys = { accessKeyId: 'AKIASANDBOXPUENTE', secretAccessKey: 'sandbox-secret' };

/** How far the clock of a caller may be off. */
const skewMs = 15 * 60_000;

const credential =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Checks a request by Signature Version 4, as Amazon describes it: the canonical request is built
 * again from what arrived and signed with the one secret. Null when everything is right. The times
 * of signatures are those of the machines, whatever the sandbox's clock says.
 */
export function signatureProblem(request: FastifyRequest, body: Buffer): SignatureProblem | null {
  const found = credential.exec(request.headers.authorization ?? '');
  if (!found) return 'AccessDenied';
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] = found;
  if (accessKeyId !== s3Keys.accessKeyId) return 'InvalidAccessKeyId';
  const at = header(request, 'x-amz-date');
  if (!at.startsWith(day) || Math.abs(Date.now() - timeOf(at)) > skewMs)
    return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  // The host and what says how the rest is read must be part of what is signed.
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const told = header(request, 'x-amz-content-sha256');
  if (told !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method,
    ...canonicalAddress(request.raw.url ?? ''),
    ...names.map((name) => `${name}:${header(request, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders,
    told,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  let key: Buffer | string = `AWS4${s3Keys.secretAccessKey}`;
  for (const part of [day, region, 's3', 'aws4_request']) key = hmac(key, part);
  const expected = hmac(key, toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

/** The path as it was sent, and the query in the order of its names. */
function canonicalAddress(url: string): [string, string] {
  const [path = '', query = ''] = url.split('?');
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return [path, pairs.toSorted().join('&')];
}

/** `20261122T163000Z` in milliseconds since 1970. */
function timeOf(text: string): number {
  return Date.parse(
    text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name] ?? '';
  return Array.isArray(value) ? value.join(',') : value;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
