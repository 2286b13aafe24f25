import { useEffect, type ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { usePartner } from './partner.ts';

const appName = 'Puente';

/** Names the page in the tab and for screen readers: "Activity · Puente". */
export function usePageTitle(title: string | undefined): void {
  const house = usePartner()?.name ?? appName;
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${house}` : house;
  }, [title, house]);
}

const widths = {
  read: 'max-w-read',
  choose: 'max-w-choose',
  narrow: 'max-w-md',
};

/**
 * The column of a screen: `read` 680 px, `choose` two columns, `narrow` a short form. `heading`
 * is the page's h1; leave it out where the page draws its own.
 */
export function Page({
  title,
  heading,
  width = 'read',
  children,
}: {
  title: string;
  heading?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className={cx('mx-auto w-full px-4 py-6 sm:px-6 lg:py-10', widths[width])}>
      {heading ? <h1 className="display mb-6 text-3xl">{heading}</h1> : null}
      {children}
    </div>
  );
}
