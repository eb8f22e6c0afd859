import { emulatorsFor, PORTS } from '@patas/shared/local/ports';

type PageLocation = { hostname: string; port: string };

/**
 * Where the back office of a project lives: in the cloud on the Hosting site `{project}-backoffice` (.firebaserc), locally
 * at its port, which keeps a fixed distance to the storefront's.
 */
export function backofficeOrigin(projectId: string, page: PageLocation): string {
  if (!emulatorsFor(projectId, page, 'storefront')) return `https://${projectId}-backoffice.web.app`;
  const port = Number(page.port);
  const dev = port % 10_000 === PORTS.storefrontDev;
  const distance = dev ? PORTS.backofficeDev - PORTS.storefrontDev : PORTS.backoffice - PORTS.storefront;
  return `http://${page.hostname}:${port + distance}`;
}
