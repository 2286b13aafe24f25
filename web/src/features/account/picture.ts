import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { updateUser } from '../../shell/session.ts';

/** What is sent: small, and with what a picture may have that JPEG has not. */
const sentType = 'image/webp';
const sentQuality = 0.9;

const fileOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      sentType,
      sentQuality,
    );
  });

export const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Sends a cropped picture; `percent` follows, `stop` leaves the picture as it was. */
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

export const useRemovePicture = () =>
  useMutation({
    mutationFn: () => api('DELETE /api/profile-picture'),
    onSuccess: (user) => updateUser(user),
  });
