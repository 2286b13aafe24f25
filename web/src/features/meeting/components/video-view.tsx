import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Volume2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

/** @returns true when the browser wants a touch before it lets anything be heard */
const play = (video: HTMLVideoElement): Promise<boolean> =>
  video.play().then(
    () => false,
    (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError',
  );

/**
 * Plays a stream. A browser may refuse sound before the page was touched: then a button asks for
 * that touch.
 */
export function VideoView({
  stream,
  label,
  isMuted = false,
  isMirrored = false,
  isWhole = false,
  isHidden = false,
  speakerId = '',
}: {
  stream: MediaStream;
  label: string;
  isMuted?: boolean;
  isMirrored?: boolean;
  /** Nothing is cut off: for screens. */
  isWhole?: boolean;
  /** Heard, not seen. */
  isHidden?: boolean;
  speakerId?: string;
}) {
  const { t } = useTranslation('meeting');
  const ref = useRef<HTMLVideoElement>(null);
  const [isSilenced, setSilenced] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    video.srcObject = stream;
    void play(video).then(setSilenced);
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  useEffect(() => {
    const video = ref.current;
    // Not every browser lets a page choose the loudspeaker; then the system's is used.
    if (video && speakerId && 'setSinkId' in video)
      video.setSinkId(speakerId).catch(() => undefined);
  }, [speakerId]);
  return (
    <>
      {/* Live speech has no captions to offer. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        autoPlay
        playsInline
        muted={isMuted}
        aria-label={label}
        aria-hidden={isHidden || undefined}
        className={cx(
          'absolute inset-0 size-full',
          isWhole ? 'object-contain' : 'object-cover',
          isMirrored && '-scale-x-100',
          isHidden && 'opacity-0',
        )}
      />
      {isSilenced ? (
        <span className="absolute inset-0 z-10 grid place-items-center">
          <Button
            icon={<Volume2 size={20} aria-hidden />}
            onClick={() => ref.current && void play(ref.current).then(setSilenced)}
          >
            {t('room.hear')}
          </Button>
        </span>
      ) : null}
    </>
  );
}
