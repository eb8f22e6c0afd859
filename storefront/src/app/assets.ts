/** Addresses of built files that a page needs. */
export interface PageFiles {
  js: string[];
  css: string[];
}

/** What the server bundle knows of the browser's build; build/assets.ts makes it from Vite's manifest. */
export interface Assets {
  /** The program's entry and everything it imports. */
  entry: string;
  base: PageFiles;
  /** Stylesheets of Mantine's components, for all but lean pages. */
  mantine: string[];
  /** By page source, as in routes.tsx, without what is in `base`. */
  pages: Record<string, PageFiles>;
  /** By `{language}/{namespace}`. */
  catalogues: Record<string, string>;
  /** The texts of stylesheets, by address. */
  styles: Record<string, string>;
}
