import { createContext, use, useEffect, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { usePartner } from '../partner/partner.ts';

const appName = 'Puente';

/** What stands open beside a list that the address is of leaves the tab the list's title. */
export const TitleKept = createContext(false);

/** Sets the title of the tab, which screen readers announce: "Activity · Puente". */
export function usePageTitle(title: string | undefined): void {
  const name = usePartner()?.name ?? appName;
  const isKept = use(TitleKept);
  useEffect(() => {
    if (title === undefined || isKept) return;
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name, isKept]);
}

const widths = {
  read: 'max-w-read',
  choose: 'max-w-choose',
  narrow: 'max-w-md',
};

/**
 * The column of a page: `read` 680 px, `choose` two columns, `narrow` a short form. `heading` is
 * the page's h1; omitted where the page renders its own.
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
    <Column width={width}>
      {heading ? <h1 className="display mb-6 text-3xl">{heading}</h1> : null}
      {children}
    </Column>
  );
}

export function Column({
  width = 'read',
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <div className={cx('mx-auto w-full px-4 py-6 sm:px-6 lg:py-10', widths[width])}>{children}</div>
  );
}
