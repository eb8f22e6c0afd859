import { createContext, useContext, useEffect } from 'react';
import { SITE_NAME } from '../config/site.ts';

export interface PageHeadProps {
  /** Without the site's name; the landing page gives the whole title with `bare`. */
  title: string;
  bare?: boolean;
  description?: string;
  /** Pages for one person, and pages that are not there. */
  noindex?: boolean;
  /** Structured data for search engines (schema.org). */
  jsonLd?: object;
  /** Address of a preview picture. */
  image?: string;
}

/** Where the server collects what the page says about itself. */
export const HeadContext = createContext<{ current: PageHeadProps | null } | null>(null);

export const documentTitle = ({ title, bare }: PageHeadProps): string => (bare ? title : `${title} · ${SITE_NAME}`);

/** What the page is called, for the tab, search engines and previews. One per page. */
export function PageHead(props: PageHeadProps) {
  const collector = useContext(HeadContext);
  if (collector) collector.current = props;
  const title = documentTitle(props);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
