import { ApiError, apiBaseAddress, bearer, replyOf, type EndpointKey, type Reply } from './api.ts';
import { local } from './storage.ts';

/** Given up after a minute (call-3); here one without progress, for slow networks and large files. */
const stalledMs = 60_000;
/** The form field of the file. */
const fileField = 'file';

type UploadKey = Extract<EndpointKey, `POST ${string}`>;

export type UploadOptions = {
  /** Of the path: `{ id }` for `/api/partner/:id/logo`. */
  params?: Record<string, string>;
  /** Whole percent of what has been sent. */
  onProgress?: (percent: number) => void;
  /** Aborting rejects with an `AbortError`. */
  signal?: AbortSignal;
};

/**
 * Uploads one file as a form to an endpoint of the contract, with the address, token and session
 * handling of `api`. `fetch` can't report the progress.
 * @throws {ApiError} for every refusal, lost connection and stall
 */
export async function upload<K extends UploadKey>(
  key: K,
  file: Blob,
  options: UploadOptions = {},
): Promise<Reply<K>> {
  const token = local.get('sessionToken');
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? ''));
  const response = await send(apiBaseAddress() + path, token, file, options);
  return replyOf<K>(response, token);
}

function send(
  address: string,
  token: string | null,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isStalled = false;
    let timer = 0;
    const moved = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        isStalled = true;
        request.abort();
      }, stalledMs);
    };
    const stop = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () =>
      reject(new ApiError(0, null, navigator.onLine ? 'network' : 'offline')),
    );
    request.addEventListener('abort', () =>
      reject(isStalled ? new ApiError(0, null, 'timeout') : new DOMException('', 'AbortError')),
    );
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', bearer(token));
    const form = new FormData();
    form.append(fileField, file);
    moved();
    request.send(form);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['retry-after', 'x-now']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
