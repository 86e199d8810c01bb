import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findInPage } from './find-in-page.ts';

/** What can be done with something on the page. */
export type Target = {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  read: () => Promise<string>;
};

/** A browser other than Chromium, as far as the main job needs it. */
export type Browser = {
  name: string;
  open: (url: string) => Promise<void>;
  /** The element of this role and name, as soon as it is there; throws after 20 s. */
  find: (role: string, name: string | { part: string }) => Promise<Target>;
  address: () => Promise<string>;
  close: () => Promise<void>;
};

const patienceMs = 20_000;

/** Asks again until there is an answer, because a page takes its time. */
async function untilFound<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const deadlineAt = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadlineAt) throw new Error(`${what} did not appear within 20 s`);
    await sleep(100);
  }
}

function toArguments(role: string, name: string | { part: string }): [string, string, boolean] {
  return typeof name === 'string' ? [role, name, false] : [role, name.part, true];
}

/** Runs in the browser: away from under what sticks to the edges of the window. */
function scrollToMiddle(node: Node): void {
  if (node instanceof Element) node.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the browser. */
function readText(node: Node): string {
  return node.textContent ?? '';
}

const firefoxPrograms = ['/usr/bin/firefox', '/usr/bin/firefox-esr'];

/** Firefox by WebDriver BiDi; undefined where none is installed. */
export async function openFirefox(): Promise<Browser | undefined> {
  const executablePath = process.env.FIREFOX_PATH ?? firefoxPrograms.find((path) => existsSync(path));
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return {
    name: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    find: async (role, name) => {
      const element = await untilFound(`${role} ${JSON.stringify(name)}`, async () => {
        const handle = await page.evaluateHandle(findInPage, ...toArguments(role, name));
        return handle.asElement() ?? undefined;
      });
      return {
        click: async () => {
          await element.evaluate(
            (node) => node instanceof Element && node.scrollIntoView({ block: 'center' }),
          );
          await element.evaluate((node) => node instanceof HTMLElement && node.click());
        },
        type: async (text) => {
          await element.evaluate((node) => node instanceof HTMLElement && node.focus());
          await page.keyboard.type(text);
        },
        read: () => element.evaluate(readText),
      };
    },
    address: async () => page.url(),
    close: async () => browser.close(),
  };
}

const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowserPaths = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${machine}/${version}/MiniBrowser`),
);

/** WebKitGTK, the nearest there is to Safari on Linux, by WebDriver; undefined where its driver is not installed. */
export async function openWebKit(): Promise<Browser | undefined> {
  const binary = miniBrowserPaths.find((path) => existsSync(path));
  if (!binary || !existsSync(webKitDriver)) return undefined;
  const port = await findFreePort();
  // It draws into a virtual screen.
  const driverProcess = spawn('xvfb-run', ['-a', webKitDriver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  await once(driverProcess, 'spawn');
  const options = { binary, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const server = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${server}/status`).then(
      () => true,
      () => undefined,
    );
  await untilFound('WebKitWebDriver', isListening);
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ width: 420, height: 900 });
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion() ?? ''}`.trim(),
    open: async (url) => driver.get(url),
    find: async (role, name) => {
      const element = await untilFound(`${role} ${JSON.stringify(name)}`, async () => {
        const found = await driver.executeScript<WebElement | null>(findInPage, ...toArguments(role, name));
        return found ?? undefined;
      });
      return {
        click: async () => {
          await driver.executeScript(scrollToMiddle, element);
          await element.click();
        },
        type: (text) => element.sendKeys(text),
        read: async () => (await driver.executeScript<string | null>(readText, element)) ?? '',
      };
    },
    address: async () => driver.getCurrentUrl(),
    close: async () => {
      await driver.quit();
      if (driverProcess.pid) process.kill(-driverProcess.pid, 'SIGTERM');
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
