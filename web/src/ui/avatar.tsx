import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';

/** Hue in degrees from an id: the same person always has the same colour. */
export function hueOf(id: string): number {
  let hash = 7;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_000;
  return hash % 360;
}

/** First letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.match(/./u)?.[0].toLocaleUpperCase() ?? '').join('');
}

/**
 * A round portrait, or initials on a colour derived from the id; an icon for people without a name.
 * Next to a name: `alt=""`.
 */
export function Avatar({
  id,
  name,
  src,
  size = 48,
  alt = '',
  loading = 'lazy',
  className,
}: {
  id: string;
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  alt?: string;
  /** `eager` where it has been loaded already, or is seen at once. */
  loading?: 'lazy' | 'eager';
  className?: string;
}) {
  const [broken, setBroken] = useState(false);
  const box = { width: size, height: size };
  if (src && !broken) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading={loading}
        decoding={loading === 'lazy' ? 'async' : 'sync'}
        onError={() => setBroken(true)}
        style={box}
        className={cx('shrink-0 rounded-full bg-sunken object-cover', className)}
      />
    );
  }
  const hue = hueOf(id);
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      style={{
        ...box,
        fontSize: size * 0.38,
        background: `light-dark(oklch(0.9 0.05 ${hue}), oklch(0.38 0.06 ${hue}))`,
        color: `light-dark(oklch(0.36 0.09 ${hue}), oklch(0.93 0.04 ${hue}))`,
      }}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full font-semibold',
        className,
      )}
    >
      {initialsOf(name) || <UserRound size={size / 2} />}
    </span>
  );
}
