import { describe, expect, test } from "bun:test";
import { faultOfEndpointUrl, isPublicAddress } from "./address.ts";

describe("isPublicAddress()", () => {
  // Examples from the IANA special-purpose registries and RFC 6890, 6598, 6052, 4193, 9637.
  test.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "::8.8.8.8",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::",
    "3fff::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "fe80::1%eth0",
    "4000::1",
    "example.com",
    "",
  ])("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2606:4700:4700::1111",
    "2a00:1450:4001::1",
    "2001:4860:4860::8888",
  ])("allows %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("faultOfEndpointUrl()", () => {
  test.each([
    "http://10.0.0.1",
    "https://localhost",
    "https://user:pw@host.example",
    "ftp://host.example",
    "http://host.example",
    "https://10.0.0.1",
    "https://[::1]/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://[::ffff:127.0.0.1]/",
    "https://host.example:22/",
    "https://host.example:6379/",
    "https://host.example/#x",
    "https://a@host.example/",
    "https://x.localhost/",
    "https://db.internal/",
    "host.example",
    "",
    "javascript:alert(1)",
  ])("refuses %s", (url) => {
    expect(faultOfEndpointUrl(url, false)).not.toBeNull();
  });

  test.each([
    "https://host.example",
    "https://host.example:8443/hook?x=1",
    "https://8.8.8.8/",
    "https://bücher.example/",
  ])("allows %s", (url) => {
    expect(faultOfEndpointUrl(url, false)).toBeNull();
  });
});
