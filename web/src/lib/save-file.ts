import { ApiError, apiBaseAddress, bearer, replyOf, type EndpointKey } from './api.ts';
import { local } from './storage.ts';

/** Hands a file to the browser, which saves it under the name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/**
 * Fetches a file from an endpoint of the contract that gives one, and saves it.
 * @throws {ApiError} for refusals, as `api` does
 */
export async function download(
  key: Extract<EndpointKey, `GET ${string}`>,
  name: string,
  params: { id?: string } = {},
) {
  const token = local.get('sessionToken');
  const path = key.slice(key.indexOf(' ') + 1).replace(':id', params.id ?? ':id');
  const response = await fetch(apiBaseAddress() + path, {
    headers: token ? { authorization: bearer(token) } : {},
  }).catch(() => {
    throw new ApiError(0, null, navigator.onLine ? 'network' : 'offline');
  });
  if (!response.ok) await replyOf(response, token);
  saveFile(name, await response.blob());
}
