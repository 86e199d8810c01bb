import { expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const started = `<script type="module" async="">import "/list.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";

  window.modules = {"root":route0,"home":route1};

import("/entry.js");</script>`;

it('asks for programs behind the style sheet, and with low priority', () => {
  const head = '<title>$&</title><link rel="stylesheet" href="/a.css"/>';
  const built = `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${head}</head>`;
  expect(paintFirst(built + started)).toContain(
    `<head>${head}<link fetchpriority="low" rel="modulepreload" href="/a.js"/><link fetchpriority="low" rel="modulepreload" href="/b.js"/></head>`,
  );
});

it('runs them once the page is painted, all files at once', () => {
  expect(paintFirst(`<head></head>${started}`)).toBe(
    `<head></head><script type="module" async="">const run=async()=>{const[,route0,route1]=await Promise.all([import("/list.js"),import("/root.js"),import("/home.js")]);window.modules = {"root":route0,"home":route1};

import("/entry.js");};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))</script>`,
  );
});

it('stops the build where a page starts in another way', () => {
  expect(() => paintFirst('<head></head><script>start()</script>')).toThrow('paint-first.ts');
});
