/**
 * The only scripts inside pages. Their text is the same in every build: firebase.json's Content-Security-Policy names
 * their hashes (inline-scripts.test.ts compares), so what changes is read from the `boot` data block.
 */

/** Before the first paint: the colour scheme (Mantine's key in local storage, else the system's), and whether somebody has signed in here before. */
export const HEAD_SCRIPT = `(function(){var e=document.documentElement,s=null;try{s=localStorage.getItem('mantine-color-scheme-value');if(localStorage.getItem('patas-known')==='1')e.setAttribute('data-known','')}catch(_){}if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';e.setAttribute('data-mantine-color-scheme',s)})()`;

/** After everything else has arrived: the program, all its files at once. A shell whose program doesn't come says so. */
export const BOOT_SCRIPT = `addEventListener('load',function(){var b=JSON.parse(document.getElementById('boot').textContent);b.files.forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.href=f;document.head.append(l)});import(b.entry).catch(function(){var f=document.getElementById('failed');if(f)f.hidden=false})})`;
