import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { updateUser } from '../../shell/session/session.ts';

/** The format that is uploaded: small, and with transparency, which JPEG lacks. */
const sentType = 'image/webp';
const sentQuality = 0.9;

export function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Uploads a cropped picture. */
export function useUploadPicture() {
  return useUpload(
    async (picture: HTMLCanvasElement, options) =>
      upload('POST /api/profile-picture', await fileOf(picture), options),
    ({ userData }) => updateUser(userData),
  );
}

function fileOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      sentType,
      sentQuality,
    );
  });
}

export function useRemovePicture() {
  return useMutation({
    mutationFn: () => api('DELETE /api/profile-picture'),
    onSuccess: (user) => updateUser(user),
  });
}
