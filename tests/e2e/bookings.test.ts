import { describe } from 'vitest';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { type Person, useBrowser } from './lib/browser.ts';
import { mailTo } from './lib/inbox.ts';
import { BACKOFFICE } from './lib/origins.ts';
import { enterBackoffice, group, main, open, signIn, title, toast } from './lib/screens.ts';
import { story } from './lib/story.ts';
import { like, say, WORDS } from './lib/words.ts';
import { type Named, type Neighbour, newNeighbour, newOwner, newRequest, PASSWORD } from './lib/world.ts';

const { person } = useBrowser({ stay: true });
const { admin, booking, dashboard, domain, mail } = WORDS.en;
const { pt } = WORDS;

let owner: Named;
let sitter: Neighbour;
let mine: Person['page'];
let theirs: Person['page'];
let bookingId: string;

/** A customer and a sitter, both at their dashboards; the sitter's is in Portuguese. */
async function bothAtHome(): Promise<void> {
  [owner, sitter] = await Promise.all([newOwner(), newNeighbour()]);
  const [customerSide, sitterSide] = [await person(), await person({ locale: 'pt-PT' })];
  mine = customerSide.page;
  theirs = sitterSide.page;
  await signIn(mine, owner.email, { password: PASSWORD });
  await signIn(theirs, sitter.person.email, { password: PASSWORD, next: '/sitter-dashboard', language: 'pt' });
}

describe('a customer cancels a request', () => {
  const step = story();

  step('it is on both dashboards', async () => {
    await bothAtHome();
    bookingId = await newRequest(owner, sitter);
    await group(mine, dashboard.customer.pending).getByText(sitter.name).waitFor();
    await group(theirs, pt.dashboard.sitter.pending).getByText(owner.name).waitFor();
  });

  step('the customer cancels and says why', async () => {
    await group(mine, dashboard.customer.pending).getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = mine.getByRole('dialog', { name: dashboard.actions.cancel.title });
    await dialog.getByLabel(dashboard.actions.reason).fill('The trip fell through.');
    await dialog.getByRole('button', { name: dashboard.actions.cancel.confirm }).click();
    await toast(mine, 'Booking cancelled successfully').waitFor();
    const past = group(mine, dashboard.customer.past);
    await past.getByText(dashboard.status.cancelled, { exact: true }).waitFor();
    await past.getByText(dashboard.card.cancelledByCustomer).waitFor();
  });

  step('the sitter sees it go, with the reason, and is told by mail', async () => {
    const past = group(theirs, pt.dashboard.sitter.past);
    await past.getByText(pt.dashboard.card.cancelledByCustomer).waitFor();
    await group(theirs, pt.dashboard.sitter.pending).getByText(pt.dashboard.sitter.emptyPending).waitFor();
    await past.getByRole('link').first().click();
    await title(theirs, pt.booking.detail.title).waitFor();
    await main(theirs)
      .getByText(/The trip fell through\./)
      .first()
      .waitFor();
    await main(theirs).getByText(pt.booking.detail.contactLater).waitFor();
    await mailTo(sitter.person.email, like(pt.mail.bookingCancelled.subject));
  });
});

describe('a sitter declines a request', () => {
  const step = story();

  step('it is on both dashboards', async () => {
    await bothAtHome();
    bookingId = await newRequest(owner, sitter);
    await group(mine, dashboard.customer.pending).getByText(sitter.name).waitFor();
  });

  step('the sitter declines and says why', async () => {
    const { button, title: asked, confirm, done } = pt.dashboard.actions.decline;
    await group(theirs, pt.dashboard.sitter.pending).getByRole('button', { name: button }).click();
    const dialog = theirs.getByRole('dialog', { name: asked });
    await dialog.getByLabel(pt.dashboard.actions.reason).fill('Estou fora nesses dias.');
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await toast(theirs, done).waitFor();
    await group(theirs, pt.dashboard.sitter.past).getByText(pt.dashboard.card.cancelledBySitter).waitFor();
  });

  step('the customer sees it rejected, with the reason, and is told by mail', async () => {
    const past = group(mine, dashboard.customer.past);
    await past.getByText('Rejected', { exact: true }).waitFor();
    await past.getByText(dashboard.card.cancelledBySitter).waitFor();
    await past.getByRole('link').first().click();
    await main(mine)
      .getByText(/Estou fora nesses dias\./)
      .first()
      .waitFor();
    await mailTo(owner.email, like(mail.bookingDeclined.subject));
  });
});

describe('nobody in particular is asked', () => {
  const step = story();
  let desk: Person['page'];

  step('the customer’s request waits for a sitter', async () => {
    await bothAtHome();
    bookingId = await newRequest(owner, null);
    const pending = group(mine, dashboard.customer.pending);
    await pending.getByText(like(dashboard.card.noSitter)).waitFor();
    await pending.getByRole('article').getByText(dashboard.status.pending, { exact: true }).waitFor();
  });

  step('the admin assigns one in the back office', async () => {
    desk = (await person()).page;
    await enterBackoffice(desk, ADMIN.email);
    await desk.getByRole('menuitem', { name: 'Bookings' }).click();
    await desk.getByRole('row', { name: owner.name }).click();
    await desk.waitForURL(`${BACKOFFICE}/bookings/${bookingId}/show`);
    await desk.getByRole('button', { name: admin.bookings.assign.action }).click();
    const dialog = desk.getByRole('dialog', { name: admin.bookings.assign.title });
    await dialog.getByRole('radio', { name: like(sitter.name) }).check();
    await dialog.getByRole('button', { name: admin.bookings.assign.confirm, exact: true }).click();
    await desk.getByText('Sitter assigned to booking successfully!').waitFor();
    await desk.getByText(booking.status.assigned, { exact: true }).first().waitFor();
  });

  step('both sides see it at once; the sitter accepts', async () => {
    await group(mine, dashboard.customer.pending).getByText(like(sitter.name)).waitFor();
    await group(mine, dashboard.customer.pending).getByText(dashboard.status.assigned, { exact: true }).waitFor();
    const asked = group(theirs, pt.dashboard.sitter.pending);
    await asked.getByText(owner.name).waitFor();
    const { accept } = pt.dashboard.actions;
    await asked.getByRole('button', { name: accept.button, exact: true }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: accept.confirm, exact: true }).click();
    await toast(theirs, accept.done).waitFor();
    await group(mine, dashboard.customer.upcoming).getByText('Approved', { exact: true }).waitFor();
    await mailTo(owner.email, like(say(mail.bookingAssigned.subject, { reference: bookingId.slice(0, 8) })));
  });

  step('the admin confirms another price than the estimate', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: admin.bookings.confirmPrice.action }).click();
    const dialog = desk.getByRole('dialog', { name: admin.bookings.confirmPrice.title });
    await dialog.getByLabel(admin.bookings.confirmPrice.label).fill('84.50');
    await dialog.getByRole('button', { name: admin.bookings.confirmPrice.action }).click();
    await desk.getByText(admin.bookings.confirmPrice.done).waitFor();
    await desk.getByText(booking.status.confirmed, { exact: true }).first().waitFor();
  });

  step('both see the final price and are told by mail', async () => {
    await group(mine, dashboard.customer.upcoming).getByText('€84.50').waitFor();
    await group(theirs, pt.dashboard.sitter.upcoming).getByText(/84,50/).waitFor();
    await open(mine, `/booking/${bookingId}`);
    await main(mine).getByText(booking.event.confirmPrice).waitFor();
    await main(mine).getByText(domain.location.obidos).first().waitFor();
    await mailTo(owner.email, like(mail.priceConfirmed.subject));
    await mailTo(sitter.person.email, like(pt.mail.priceConfirmed.subject));
  });
});
