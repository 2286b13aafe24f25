import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { updateUser } from '../../shell/session/session.ts';

/** The format that is uploaded: small, and with transparency, which JPEG lacks. */
const sentType = 'image/webp';
const sentQuality = 0.9;

export function isStopped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Uploads a cropped picture; `percent` is the progress, `stop` aborts it. */
export function useUploadPicture() {
  const [percent, setPercent] = useState(0);
  const stopper = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: async (picture: HTMLCanvasElement) => {
      stopper.current = new AbortController();
      const { signal } = stopper.current;
      setPercent(0);
      const file = await fileOf(picture);
      return upload('POST /api/profile-picture', file, { onProgress: setPercent, signal });
    },
    onSuccess: ({ userData }) => updateUser(userData),
  });
  const stop = useCallback(() => stopper.current?.abort(), []);
  return { ...sending, percent, stop };
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
